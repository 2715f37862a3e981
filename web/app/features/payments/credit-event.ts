import type { CreditRecord } from '@pawsume/contract/payments';

/** What happened to the balance, in words. */
export const creditEvent = ({ kind, change, resume_id }: CreditRecord): string => {
  switch (kind) {
    case 'purchase':
      return 'Bought';
    case 'spend':
      return resume_id === null ? 'Download' : `Download of résumé ${resume_id}`;
    case 'refund':
      return change < 0 ? 'Taken back after a refund' : 'Given back';
    case 'admin':
      return 'Changed by our team';
  }
};

/** Such as `+10` or `−1`, with a true minus sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);
