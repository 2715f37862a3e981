/** What all designs have of paper and ink, as `#RRGGBB`. */
export const WARM = {
  tint: '#F4EBDD',
  rule: '#E6D9C5',
  ink: '#1F2A26',
  muted: '#5C6963',
  marigold: '#F2A33A',
  skyTop: '#FDEFD2',
  skyBottom: '#F8CF86',
} as const;
