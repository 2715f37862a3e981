import { sendTestMail } from '@pawsume/contract/admin';
import { helpMessages } from '@pawsume/contract/help-messages';
import { useState } from 'react';
import { send } from '~/api/client.ts';
import { explainWith } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { Section } from '~/ui/section.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** Sends a mail at once and shows what the mail server answered. */
export const TestMail = () => {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useZodForm({
    schema: sendTestMail.body,
    defaultValues: { email: '' },
    onSubmit: async (body) => {
      setAnswer(null);
      setAnswer((await send(sendTestMail, { body })).msg);
    },
    explain: explainWith(helpMessages.testFailed),
  });
  return (
    <Section title="Test the mail">
      <p>{helpMessages.testExplained}</p>
      <form noValidate onSubmit={form.submit} className="grid max-w-xl gap-5 wrap-anywhere">
        <TextInput
          label="Email address"
          hint={helpMessages.ownAddress}
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <FormNotice form={form} />
        {answer !== null && <Notice tone="success">{answer}</Notice>}
        <Button type="submit" variant="secondary" loading={form.saving} className="justify-self-start">
          Send a test mail
        </Button>
      </form>
    </Section>
  );
};
