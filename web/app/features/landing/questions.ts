import { priceSentence } from '@pawsume/contract/pricing';
import { settingHere } from '~/api/setting-here.ts';

export interface Question {
  question: string;
  /** Paragraphs. */
  answer: string[];
}

/** What people ask before they start. Each answer states what the code does: change both together. */
export const questions = (): Question[] => [
  {
    question: 'What does it cost?',
    answer: [`Creating and editing résumés is free. ${priceSentence(settingHere().prices)} There is no subscription.`],
  },
  {
    question: 'Which pets is it for?',
    answer: [
      'Dogs, cats, birds, rabbits, reptiles, fish, and whoever else you live with. You write the kind of pet yourself.',
    ],
  },
  {
    question: 'How do download credits work?',
    answer: [
      'One credit pays for one download. It is taken only when your PDF is made, and a download that broke off can be tried again at no charge.',
      'Credits do not expire while you have your account.',
    ],
  },
  {
    question: 'What does the AI write, and what not?',
    answer: [
      'Three texts: the line under the name, the one about your pet and the one about you. It works from your answers alone, and a sentence they do not support is taken out. Where no AI is set up, our built-in writer does the same.',
      'Everything else is printed as you gave it: age, weight, vaccinations, rental history, references. You can change every sentence before you share it.',
    ],
  },
  {
    question: 'Who sees what I tell you?',
    answer: [
      'You, and whoever you give the résumé to. The AI never gets your contact details, your references or your pictures. There is no advertising and no tracking.',
      'You can download all your data, or delete it, at any time.',
    ],
  },
  {
    question: 'Can I get my money back?',
    answer: [
      'If something went wrong with a payment, write to us from the email address of your account, and name the day and the amount of the payment. When money goes back to you, so do the credits that came with it. Credits themselves cannot be turned back into money.',
    ],
  },
];

/** The same, as search engines read it (schema.org). */
export const structuredQuestions = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions().map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
