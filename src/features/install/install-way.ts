/** How the app can be put on this device's home screen. */

/** `prompt`: the browser asks when told to. `steps`: she does it herself, from the share menu of iOS. */
export type InstallWay = 'prompt' | 'steps';

export interface Surroundings {
  /** The browser has offered to ask her. */
  hasPrompt: boolean;
  /** Opened from the home screen already. */
  isStandalone: boolean;
  /** `navigator.standalone` exists: WebKit's, which has no other way than the share menu. */
  hasStandaloneProperty: boolean;
  touchPoints: number;
  platform: string;
  userAgent: string;
}

export function installWay(surroundings: Surroundings): InstallWay | undefined {
  const { hasPrompt, isStandalone, hasStandaloneProperty, touchPoints, platform, userAgent } = surroundings;
  if (isStandalone) return undefined;
  if (hasPrompt) return 'prompt';
  // An iPad says that it is a Mac; a Mac has no fingers. A browser inside another app has no share menu of Safari's.
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
