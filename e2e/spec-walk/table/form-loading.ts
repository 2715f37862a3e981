import { redirect, rule, screen, text } from './row.ts';

export const formLoading = screen('/form3', {
  'without pet': {
    form2: redirect('/form2', '/form1'),
    // Without a pet the second step leads on to the first.
    form3: redirect('/form3', '/form1'),
  },
  loading: { step: text('Loading step 3') },
  'other failure': {
    failed: text('Failed to load form data.'),
    every: rule('on /form1, /form2, /form3 and /form5 alike'),
  },
  unauthenticated: {
    login: text('⚠️ Please Login before managing pets.'),
    every: rule('on /form1, /form2, /form3 and /form5 alike'),
  },
});

export const formIncomplete = screen('/form1', {
  incomplete: {
    complete: text('⚠️ Please complete your profile before managing pets.'),
    every: rule('on /form1, /form2, /form3 and /form5 alike'),
  },
});
