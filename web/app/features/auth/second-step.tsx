import { messages } from '@pawsume/contract/messages';
import { finishByCode } from '@pawsume/contract/second-factor';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { hasCode } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { explainWith } from '~/api/message-of.ts';
import { forgetSecondStep, type PendingStep } from '~/api/second-step.ts';
import { storeToken } from '~/api/session.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { StepByPasskey, type Way } from './step-by-passkey.tsx';

interface Props {
  step: PendingStep;
  /** Where to go once logged in. */
  next: string;
}

/** The other half of a login: a passkey, a code of the authenticator app or a recovery code. */
export const SecondStep = ({ step, next }: Props) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isOver, setOver] = useState(false);
  const done = async (token: string) => {
    forgetSecondStep();
    storeToken(token);
    await navigate(next, { replace: true });
  };
  const startAnew = () => {
    forgetSecondStep();
    return revalidate();
  };
  const way = { challenge: step.challenge, onDone: done, onOver: () => setOver(true) };
  return (
    <Card className="grid gap-6">
      <div>
        <h1 className="text-3xl">One more step</h1>
        <p className="mt-1 text-soft">Your account asks for more than a password. Please show that it is you.</p>
      </div>
      {isOver ? (
        <Notice tone="error">{messages.factor.over}</Notice>
      ) : (
        <>
          {step.kinds.includes('passkey') && <StepByPasskey {...way} />}
          <ByCode {...way} hasApp={step.kinds.includes('authenticator')} />
        </>
      )}
      <Button variant={isOver ? 'primary' : 'ghost'} onClick={startAnew}>
        {isOver ? 'Log in again' : 'Log in another way'}
      </Button>
    </Card>
  );
};

const ByCode = ({ challenge, onDone, onOver, hasApp }: Way & { hasApp: boolean }) => {
  const form = useZodForm({
    schema: finishByCode.body.pick({ code: true }),
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        await onDone((await send(finishByCode, { body: { challenge, code } })).token);
      } catch (error) {
        if (!hasCode(error, 'second_factor_over')) throw error;
        onOver();
      }
    },
    explain: explainWith(messages.factor.loginFailed),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextInput
        label={hasApp ? 'Code' : 'Recovery code'}
        hint={hasApp ? 'Six digits from your authenticator app, or a recovery code' : 'One of those you have saved'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('code')}
      />
      <FormNotice form={form} />
      <Button type="submit" size="large" loading={form.saving}>
        Continue
      </Button>
    </form>
  );
};
