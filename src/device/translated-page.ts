/**
 * Keeps the page whole while a browser's translator works on it. The translator puts a <font> with the translation into the place
 * of each text, and React goes on with the text that is gone: its next words are never seen, and to move or remove it throws. So
 * each text knows the <font> in its place. It takes its place again when it says something else, and the translator translates
 * that too; changes to it in the page are made to the <font>.
 */
const standIns = new WeakMap<Node, Element>();
let isGuarded = false;

export function followTranslator({ body }: Document): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) shownFor(target)?.replaceWith(target);
  });
  const stand = (text: Node, font: Element) => {
    guardNodes();
    standIns.set(text, font);
    changes.observe(text, { characterData: true });
  };
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      // It is replaced in one step, or the <font> is put beside it first.
      const font = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
      if (font) stand(text, font);
    }
  }).observe(body, { childList: true, subtree: true });
}

function isTranslation(node: Node | null | undefined): node is Element {
  return node instanceof Element && node.localName === 'font';
}

/** Returns the element in its place in the page; undefined for a text that is there itself. */
function shownFor(node: Node | null): Element | undefined {
  const font = node && !node.isConnected ? standIns.get(node) : undefined;
  return font?.isConnected ? font : undefined;
}

/** Not before anything is translated: everybody else has the browser's own. */
function guardNodes(): void {
  if (isGuarded) return;
  isGuarded = true;
  const node = Node.prototype;
  const native = (name: keyof Node) =>
    Reflect.get(node, name) as (this: Node, child: Node, before?: Node | null) => Node;
  const appendChild = native('appendChild');
  const insertBefore = native('insertBefore');
  const removeChild = native('removeChild');
  node.appendChild = function append<T extends Node>(this: Node, child: T): T {
    shownFor(child)?.remove();
    return appendChild.call(this, child) as T;
  };
  node.insertBefore = function insert<T extends Node>(this: Node, child: T, before: Node | null): T {
    shownFor(child)?.remove();
    const place = shownFor(before) ?? before;
    // One that was translated before anybody looked is gone, and its place unknown.
    return insertBefore.call(this, child, place?.parentNode === this ? place : null) as T;
  };
  node.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const shown = shownFor(child) ?? child;
    if (shown.parentNode === this) removeChild.call(this, shown);
    return child;
  };
}
