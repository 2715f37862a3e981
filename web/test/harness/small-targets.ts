/** Side of the smallest control, in CSS pixels. */
const MIN_SIDE = 44;
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]';

/**
 * Lists controls that are smaller than a fingertip. Links within a sentence may be: larger ones would tear the lines apart.
 * Places on a drawn page are left out, because a touch takes the nearest one.
 */
export function smallTargets(): string[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    const target = targetOf(element);
    const { width, height } = target.getBoundingClientRect();
    const isLargeEnough = Math.min(width, height) >= MIN_SIDE - 0.5;
    if (isLargeEnough || !isVisible(target) || isInSentence(element) || element.closest('[inert], [data-places]'))
      return [];
    return [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`];
  });
}

/** A label that contains its control is pressed in its place. */
function targetOf(element: Element): Element {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label?.contains(element) ? label : element;
}

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath !== 'inset(50%)';

const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
const lengthOf = ({ textContent }: Element) => textContent.trim().length;

function isInSentence(element: Element): boolean {
  let block = element;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  return block !== element && lengthOf(block) > lengthOf(element) + 3;
}
