/** Host that the stories are served under: a port that differs would show in every QR code. */
export const storyHost = 'stories.localhost';

/**
 * Flags by which Chromium draws the same wherever the same build runs: no hinting, no subpixels, one colour space, and
 * nothing from the network but the stories. Nothing is intercepted for that, because pages without a cache are slow.
 */
export const renderingOn = (port: string): readonly string[] => [
  `--host-resolver-rules=MAP ${storyHost}:80 127.0.0.1:${port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--hide-scrollbars',
];
