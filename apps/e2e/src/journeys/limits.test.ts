import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { type Host, hosts, urlOf } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { untilLive } from '../harness/openSite.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
