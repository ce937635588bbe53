import { createLog } from '../../app/createLog.ts';
import { readConfig } from '../../config/readConfig.ts';
import { ConfigError } from '../../config/ConfigError.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { StartError } from '../../db/StartError.ts';
