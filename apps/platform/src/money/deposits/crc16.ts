/** CRC-16/CCITT-FALSE of an ASCII text (polynomial 0x1021, start 0xFFFF), as EMVCo's codes end in. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0);
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
