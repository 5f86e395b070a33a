/** Tells the page that it is shown; jsdom makes no such event itself. */
export function showPage({ persisted }: { persisted: boolean }): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
