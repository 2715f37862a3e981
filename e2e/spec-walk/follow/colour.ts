import type { Locator } from '@playwright/test';

interface Colour {
  /** More green than red and blue. */
  green: boolean;
}

/** A colour of an element, in whatever notation its style has it. */
export function colourOf(element: Locator, property: 'color' | 'backgroundColor'): Promise<Colour> {
  return element.evaluate((node, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser cannot draw on a canvas.');
    context.fillStyle = getComputedStyle(node)[name];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return { green: green > red && green > blue };
  }, property);
}
