import { z } from 'zod';
import type { Detail } from '../paypal-fault.ts';
import { type DocumentName, documentOf } from './documents.ts';

const words = z.object({ enum: z.array(z.string()) });

const issues = z.object({
  properties: z.object({
    details: z.object({
      items: z.object({
        anyOf: z.array(
          z.object({ properties: z.object({ issue: words, description: words.optional().catch(undefined) }) }),
        ),
      }),
    }),
  }),
});

/** Where an operation's issues are listed: a schema of PayPal's description. */
export interface IssueList {
  document: DocumentName;
  schema: string;
}

export const CREATE_ISSUES: IssueList = { document: 'orders', schema: '422' };
export const CAPTURE_ISSUES: IssueList = { document: 'orders', schema: 'orders.capture-422' };
export const REFUND_ISSUES: IssueList = { document: 'payments', schema: 'captures.refund-422' };

/** An issue in PayPal's own words. Throws where the operation knows no such issue. */
export const officialIssue = ({ document, schema }: IssueList, issue: string): Detail => {
  const listed = issues.parse(documentOf(document).components.schemas[schema]);
  const found = listed.properties.details.items.anyOf.find(({ properties }) => properties.issue.enum.includes(issue));
  if (!found) throw new Error(`PayPal lists no issue ${issue} in ${schema}`);
  const description = found.properties.description?.enum[0];
  return { issue, ...(description ? { description } : {}) };
};
