import { z } from 'zod';
import type { Detail } from '../paypal-fault.ts';
import { type DocumentName, documentOf, type OfficialPlace, operationAt } from './documents.ts';

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

/** Where issues are listed: a schema of PayPal's description. */
interface IssueList {
  document: DocumentName;
  schema: string;
}

export const CREATE_ISSUES: IssueList = { document: 'orders', schema: '422' };
export const CAPTURE_ISSUES: IssueList = { document: 'orders', schema: 'orders.capture-422' };
export const REFUND_ISSUES: IssueList = { document: 'payments', schema: 'captures.refund-422' };

export const MALFORMED: IssueList = { document: 'orders', schema: '400' };

const find = ({ document, schema }: IssueList, issue: string): Detail | null => {
  const listed = issues.parse(documentOf(document).components.schemas[schema]);
  const found = listed.properties.details.items.anyOf.find(({ properties }) => properties.issue.enum.includes(issue));
  if (!found) return null;
  const description = found.properties.description?.enum[0];
  return { issue, ...(description ? { description } : {}) };
};

/** An issue in PayPal's own words. Throws where the list knows no such issue. */
export const officialIssue = (list: IssueList, issue: string): Detail => {
  const found = find(list, issue);
  if (!found) throw new Error(`PayPal lists no issue ${issue} in ${list.schema}`);
  return found;
};

const parts = z.object({ allOf: z.array(z.object({ $ref: z.string() })) });

/** The list of what an operation answers to requests that are not well-formed; most operations have none of their own. */
const malformedIssues = (place: OfficialPlace): IssueList | null => {
  const schema = operationAt(place).responses['400']?.content?.['application/json']?.schema;
  const name = parts.safeParse(schema).data?.allOf[1]?.$ref.split('/').at(-1);
  return name ? { document: place.document, schema: name } : null;
};

/** What an operation says to a request that is not well-formed. */
export const malformedIssue = (place: OfficialPlace, issue: string): Detail => {
  const own = malformedIssues(place);
  return (own && find(own, issue)) ?? officialIssue(MALFORMED, issue);
};
