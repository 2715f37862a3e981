import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Opened } from './open.tsx';

/** A thing that a person does on an opened screen. */
export type Act = (opened: Opened) => Promise<unknown>;

/** Presses the first button of this name. */
export const press =
  (name: string | RegExp, { exact = true } = {}): Act =>
  () =>
    page.getByRole('button', { name, exact }).first().click();

/** Types into the first field with this label. */
export const type =
  (label: string, text: string): Act =>
  () =>
    page.getByLabelText(label, { exact: false }).first().fill(text);

/** Chooses a file in the first place for one. */
export const choose =
  (...parts: ConstructorParameters<typeof File>): Act =>
  async () => {
    const input = () => document.querySelector<HTMLInputElement>('#main input[type=file]');
    await expect.poll(input).not.toBeNull();
    await userEvent.upload(page.elementLocator(input() ?? document.body), new File(...parts));
  };

export const clickText =
  (text: string): Act =>
  () =>
    page.getByText(text, { exact: false }).first().click();

export const wait =
  (text: string | RegExp): Act =>
  () =>
    expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();

export const reload: Act = ({ reload }) => reload();
