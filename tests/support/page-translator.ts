/**
 * Changes a page as a browser's translator does, for a page to run: it puts a <font> in a <font> into the place of each text, now
 * and whenever one is added. A translation is the text in capitals, so that untranslated text is seen. Returns two functions:
 * `end` stops it, and `stale` lists the shown translations that are no longer those of their texts.
 */
export function translatePage(): { end: () => void; stale: () => string[] } {
  const shown = new Map<Element, Node>();
  const isLeft = (text: Node) =>
    !text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea, [translate="no"]');
  const translate = (text: Node) => {
    if (!text.parentNode || isLeft(text)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = String(text.nodeValue).toUpperCase();
    outer.append(inner);
    text.parentNode.replaceChild(outer, text);
    shown.set(outer, text);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  translateIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (added.nodeType === Node.TEXT_NODE) translate(added);
      else if (added instanceof Element && added.localName !== 'font') translateIn(added);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    end: () => observer.disconnect(),
    stale: () =>
      [...shown]
        .filter(
          ([{ isConnected, textContent }, text]) =>
            isConnected && textContent !== text.nodeValue?.toUpperCase(),
        )
        .map(([{ textContent }, { nodeValue }]) => `${textContent} is shown for ${nodeValue}`),
  };
}
