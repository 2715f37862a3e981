import type { Page } from '@playwright/test';

/** Types an answer, or leaves the field alone when there is none. */
export const type = async (page: Page, label: string, answer: string): Promise<void> => {
  if (answer) await page.getByLabel(label, { exact: true }).fill(answer);
};

/** Chooses chips of the question `label`. */
export const choose = async (page: Page, label: string, answers: string | readonly string[]): Promise<void> => {
  for (const answer of [answers].flat().filter(Boolean)) {
    const question = page.getByRole('group', { name: label }).or(page.getByRole('radiogroup', { name: label }));
    await question.first().getByText(answer, { exact: true }).click();
  }
};
