/**
 * The notice that the server pushes to a device, in the form of Declarative Web Push (W3C Push API): a browser that knows it
 * shows it by itself.
 */
export interface PushNotice {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    lang: string;
    /** Absolute, on the product's own origin. */
    navigate: string;
    /** A later one replaces the one shown under the same tag. */
    tag: string;
    /** Identifies the reminder: the same one may come twice. Earlier servers name none. */
    data?: string;
  };
  /** The number on the app's icon. */
  app_badge: number;
}

export function isPushNotice(value: unknown): value is PushNotice {
  if (typeof value !== 'object' || value === null) return false;
  const {
    web_push: form,
    notification,
    app_badge: badge,
  }: Partial<Record<keyof PushNotice, unknown>> = value;
  if (form !== 8030 || typeof notification !== 'object' || notification === null) return false;
  const texts: Partial<Record<keyof PushNotice['notification'], unknown>> = notification;
  return (
    typeof badge === 'number' &&
    [texts.title, texts.body, texts.lang, texts.navigate, texts.tag].every((text) => typeof text === 'string')
  );
}
