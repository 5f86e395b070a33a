/** The way to add the app to this device's home screen. */

/** `prompt`: the browser shows its dialog on request. `steps`: she does it herself, from iOS's share menu. */
export type InstallWay = 'prompt' | 'steps';

export interface Surroundings {
  /** The browser has fired its install prompt event. */
  hasPrompt: boolean;
  /** Already opened from the home screen. */
  isStandalone: boolean;
  /** `navigator.standalone` exists: WebKit, whose share menu is the only way. */
  hasStandaloneProperty: boolean;
  touchPoints: number;
  platform: string;
  userAgent: string;
}

export function installWay(surroundings: Surroundings): InstallWay | undefined {
  const { hasPrompt, isStandalone, hasStandaloneProperty, touchPoints, platform, userAgent } = surroundings;
  if (isStandalone) return undefined;
  if (hasPrompt) return 'prompt';
  // An iPad identifies as a Mac, but Macs have no touchscreen. A browser inside another app lacks Safari's share
  // menu.
  const isTouched = /^(iPhone|iPad|iPod)/.test(platform) || (platform === 'MacIntel' && touchPoints > 1);
  const hasShareMenu = /\bSafari\//.test(userAgent);
  return hasStandaloneProperty && isTouched && hasShareMenu ? 'steps' : undefined;
}

export function surroundings(hasPrompt: boolean): Surroundings {
  const isStandalone =
    ('standalone' in navigator && navigator.standalone === true) ||
    ['standalone', 'fullscreen', 'minimal-ui'].some(
      (mode) => globalThis.matchMedia?.(`(display-mode: ${mode})`).matches,
    );
  return {
    hasPrompt,
    isStandalone,
    hasStandaloneProperty: 'standalone' in navigator,
    touchPoints: navigator.maxTouchPoints,
    platform: navigator.platform,
    userAgent: navigator.userAgent,
  };
}
