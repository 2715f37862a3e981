interface Watched {
  /** Name of the view, or null while it loads. */
  viewOf: () => string | null;
  /** Called when the focused element is gone and another view is shown. */
  onView: (view: string) => void;
  /** Called with the closest remaining ancestor when the focused element is gone and the view is the same. */
  onLost: (ancestor: HTMLElement) => void;
}

/**
 * Watches for focused elements that are removed or disabled: browsers then move the focus to the body, and the Tab key
 * starts at the top of the page. Returns the function that ends the watch.
 */
export function keepFocus({ viewOf, onView, onLost }: Watched): () => void {
  // The focused element and its ancestors within the page, innermost first.
  let focused: HTMLElement[] = [];
  let view: string | null = null;
  let placed: Element | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === placed) return;
    focused = withAncestors(target);
    view = viewOf();
  };

  const check = () => {
    const active = document.activeElement;
    if (focused.length === 0 || (active !== document.body && active !== placed)) return;
    const now = viewOf();
    if (now !== null && view !== null && now !== view) {
      view = now;
      placed = document.getElementById('main');
      onView(now);
      return;
    }
    const [element, ...ancestors] = focused;
    if (active === placed || !element || isFocusable(element)) return;
    const ancestor = ancestors.find((one) => one.isConnected);
    if (!ancestor) return;
    placed = ancestor;
    onLost(ancestor);
  };

  // Code that moves the focus itself does so in the same frame.
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(check));
  });
  observer.observe(document.body, {
    attributeFilter: ['disabled'],
    characterData: true,
    childList: true,
    subtree: true,
  });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
  };
}

const withAncestors = (element: HTMLElement): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
};

const isFocusable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');
