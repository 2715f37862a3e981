import { messages } from '@pawsume/contract/messages';

export const Balance = ({ credits }: { credits: number }) => (
  <p>{credits > 0 ? messages.resumes.creditsRemaining(credits) : messages.resumes.noCreditsLeft}</p>
);
