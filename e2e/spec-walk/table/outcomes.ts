import { heading, link, rule, screen, timer, words } from './row.ts';

export const download = screen('/download', {
  screen: {
    preview: rule('a static preview image'),
    download: link('Download', '/sample-resume.pdf'),
    // The design: in place of nothing, a watermarked sample.
    sample: rule('the Download button gives a watermarked sample PDF'),
  },
});

export const success = screen('/success', {
  pack: { title: heading('Purchase Successful'), quantity: words('10 credits') },
  single: { title: heading('Purchase Successful'), quantity: rule('the quantity is plural only when above 1') },
  resume: { title: heading('Payment Successful'), processed: words('pet résumé') },
  leaving: { redirect: timer(3000, 'redirects to /profile after 3 seconds') },
});

export const cancel = screen('/cancel', {
  credits: {
    title: heading('Payment Cancelled'),
    cancelled: words('credit purchase was cancelled'),
    quantity: words('10 credits was not completed'),
  },
  resume: {
    title: heading('Payment Cancelled'),
    unpaid: words('résumé remains unpaid and not downloadable'),
  },
  leaving: {
    countdown: rule('counts down from 5 seconds'),
    redirect: timer(5000, 'then redirects to /profile'),
  },
});
