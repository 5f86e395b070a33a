/** The app draws itself in the page's own root; on a prerendered page it does so aside, until `takeOver` puts it in its place. */
export const PRERENDERED_ID = 'prerendered';

export function isPrerendered(): boolean {
  return document.getElementById(PRERENDERED_ID) !== null;
}

let root: HTMLElement | undefined;

export function appRoot(): HTMLElement {
  root ??= document.getElementById('root') ?? rootAside();
  return root;
}

function rootAside(): HTMLElement {
  const aside = document.createElement('div');
  aside.id = 'root';
  return aside;
}
