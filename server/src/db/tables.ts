// biome-ignore-all lint/style/noExcessiveLinesPerFile: written by server/test/db/tables.test.ts from the migrations
import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;
/** In UTC, as `2026-11-23`. Drivers would read it as a moment in the machine's own time zone. */
type Day = ColumnType<never, string, never>;
/** PostgreSQL's driver reads it as text. */
type Int8 = ColumnType<string | number, number, number>;

export interface Tables {
  asking_browsers: {
    user_id: number;
    browser_hash: string;
  };
  audit_log: {
    id: Generated<number>;
    actor_id: number;
    action: string;
    user_id: number | null;
    created_at: CreatedAt;
    note: string | null;
  };
  authenticators: {
    user_id: number;
    secret: string;
    confirmed_at: Date | null;
    last_step: Generated<number>;
    created_at: CreatedAt;
  };
  confirmation_reporters: {
    confirmation_id: number;
    mark: string;
    reported_at: Date;
  };
  confirmations: {
    id: Generated<number>;
    user_id: number;
    pet_id: number;
    kind: 'Landlord' | 'Vet' | 'Sitter' | 'Trainer' | 'Shelter';
    name: string;
    channel: 'mail' | 'link';
    email: string | null;
    address_hash: string | null;
    masked: Generated<string>;
    token_hash: string | null;
    spare_hash: string | null;
    browser_hash: string | null;
    report_key: string;
    state: Generated<'asked' | 'opened' | 'answered' | 'declined' | 'withdrawn' | 'stopped'>;
    asked_at: Date;
    expires_at: Date;
    answered_at: Date | null;
    said: Generated<unknown>;
    lines: Generated<unknown>;
    signed: Generated<string>;
    words: Generated<string>;
    independent: Generated<boolean>;
    shown: Generated<boolean>;
    words_shown: Generated<boolean>;
    held: Generated<boolean>;
    reports: Generated<number>;
    report_reason: Generated<string>;
    reported_at: Date | null;
    created_at: CreatedAt;
  };
  contact_requests: {
    id: Generated<number>;
    user_id: number;
    link_id: number;
    name: string;
    email: string;
    email_key: string;
    state: 'asked' | 'shown' | 'refused';
    token_hash: string | null;
    spare_hash: string | null;
    asked_at: Date;
    gone_at: Date;
  };
  credit_ledger: {
    id: Generated<number>;
    user_id: number;
    delta: number;
    kind: 'purchase' | 'spend' | 'refund' | 'admin';
    payment_id: string | null;
    resume_id: number | null;
    op_key: string | null;
    actor_id: number | null;
    balance_after: number;
    created_at: CreatedAt;
  };
  day_counts: {
    day: Day;
    kind: string;
    count: number;
  };
  download_keys: {
    user_id: number;
    op_key: string;
    resume_id: number;
    page_version: string;
    created_at: CreatedAt;
  };
  earlier_addresses: {
    id: Generated<number>;
    user_id: number;
    email: string;
    token_hash: string | null;
    spare_hash: string | null;
    changed_at: Date;
    expires_at: Date;
  };
  earlier_texts: {
    id: Generated<number>;
    user_id: number;
    resume_id: number;
    version: number;
    one_liner_description: string;
    rewritten_pet_description: string;
    rewritten_owner_description: string;
    told: unknown;
    written_by: string;
    cause: 'generated' | 'edited' | 'rewritten' | 'restored';
    created_at: CreatedAt;
  };
  hand_overs: {
    token_hash: string;
    browser_hash: string;
    user_id: number;
    expires_at: Date;
  };
  identities: {
    issuer: string;
    subject: string;
    user_id: number;
    created_at: CreatedAt;
  };
  jobs: {
    id: string;
    kind: string;
    user_id: number | null;
    about: string | null;
    key: string | null;
    request_id: string | null;
    posted_at: Date;
    due_at: Generated<Date>;
    tries: Generated<number>;
    claim: string | null;
    reason: string | null;
    gave_up_at: Date | null;
  };
  leases: {
    name: string;
    holder: string;
    until: Date;
  };
  limits: {
    key: string;
    points: Generated<number>;
    expire: Int8 | null;
  };
  link_opens: {
    link_id: number;
    user_id: number;
    day: string;
    opens: number;
  };
  mailed_tokens: {
    user_id: number;
    purpose: 'reset_password' | 'confirm_email';
    token_hash: string;
    spare_hash: string | null;
    email: string;
    expires_at: Date;
  };
  never_mailed: {
    address_hash: string;
    since: Date;
  };
  open_marks: {
    link_id: number;
    user_id: number;
    mark: string;
    day: string;
  };
  open_salts: {
    day: string;
    salt: string;
  };
  passkey_challenges: {
    challenge: string;
    purpose: 'add' | 'log_in' | 'second_step';
    user_id: number | null;
    expires_at: Date;
  };
  passkeys: {
    id: Generated<number>;
    user_id: number;
    credential_id: string;
    public_key: string;
    counter: Int8;
    transports: string;
    name: string;
    created_at: CreatedAt;
    last_used_at: Date | null;
  };
  payment_refunds: {
    id: Generated<number>;
    payment_id: string;
    live: boolean;
    currency: string;
    amount: number;
    created_at: CreatedAt;
  };
  payments: {
    id: string;
    user_id: number;
    kind: 'credits' | 'resume';
    quantity: number;
    resume_id: number | null;
    amount: number;
    currency: string;
    provider: string;
    live: boolean;
    provider_ref: string | null;
    capture_ref: string | null;
    checkout_url: string | null;
    request: unknown;
    status: string;
    version: Generated<number>;
    open_failures: Generated<number>;
    capture_attempt: Generated<number>;
    outcome: 'credits' | 'resume' | 'refund_due' | null;
    granted: Generated<number>;
    refunded: Generated<number>;
    clawed_back: Generated<number>;
    shortfall: Generated<number>;
    settled: Generated<number>;
    gone_with_resume: Generated<boolean>;
    reason: string | null;
    checks: Generated<number>;
    next_check_at: Date | null;
    asked_at: Date | null;
    answered_at: Date | null;
    opening_until: Date | null;
    looking_until: Date | null;
    created_at: CreatedAt;
    updated_at: Date;
    paid_at: Date | null;
  };
  pets: {
    id: Generated<number>;
    user_id: number;
    pet_name: string;
    pet_type: string;
    breed: string;
    pet_age: string;
    gender: string;
    weight: string;
    description: string;
    picture: string | null;
    picture_bytes: Generated<number>;
    step2: unknown;
    step3: unknown;
    step5: unknown;
    step1_version: Generated<number>;
    step2_version: Generated<number>;
    step3_version: Generated<number>;
    step5_version: Generated<number>;
    creation_key: string | null;
    created_at: CreatedAt;
    updated_at: Date;
  };
  proofs: {
    id: Generated<number>;
    user_id: number;
    pet_id: number;
    kind: 'Vaccination record' | 'Certificate' | 'Letter from the vet' | 'Licence or registration' | 'Other';
    title: string;
    stored_file: string;
    bytes: number;
    pages: number;
    created_at: CreatedAt;
  };
  recovery_codes: {
    user_id: number;
    code_hash: string;
    added_at: Generated<Date | null>;
  };
  reference_refusals: {
    user_id: number;
    address_hash: string;
    refused_at: Date;
  };
  registered_files: {
    id: Generated<number>;
    user_id: number;
    resume_id: number;
    purpose: 'Renting' | 'Rehoming' | 'Travel' | 'Sitter' | 'Just because';
    sha256: string;
    code: string | null;
    version: string;
    facts: unknown;
    salt: string;
    issuer: string;
    key_id: string;
    signature: string;
    made_at: Date;
  };
  resumes: {
    id: Generated<number>;
    user_id: number;
    pet_id: number;
    one_liner_description: string;
    rewritten_pet_description: string;
    rewritten_owner_description: string;
    owner: unknown;
    written_by: string;
    told: unknown;
    model_failed: Generated<boolean>;
    cause: Generated<'generated' | 'edited' | 'rewritten' | 'restored'>;
    purpose: Generated<'Renting' | 'Rehoming' | 'Travel' | 'Sitter' | 'Just because'>;
    page_choices: Generated<unknown>;
    is_paid: Generated<boolean>;
    downloaded_version: string | null;
    downloaded_at: Date | null;
    bought_versions: Generated<string[]>;
    creation_key: string | null;
    version: Generated<number>;
    created_at: CreatedAt;
    updated_at: Date;
    deleted_at: Date | null;
    deleted_paid_by: string | null;
  };
  row_totals: {
    name: string;
    connection: number;
    count: number;
  };
  second_steps: {
    token_hash: string;
    user_id: number;
    password_proof: string | null;
    expires_at: Date;
  };
  server_secrets: {
    name: string;
    value: string;
  };
  sessions: {
    id: Generated<number>;
    token_hash: string;
    user_id: number;
    device: Generated<string>;
    created_at: CreatedAt;
    last_used_at: Date;
  };
  shared_links: {
    id: Generated<number>;
    user_id: number;
    resume_id: number;
    purpose: 'Renting' | 'Rehoming' | 'Travel' | 'Sitter' | 'Just because';
    slug: string | null;
    with_pdf: boolean;
    hides_contact: boolean;
    ended_by_restore: Generated<boolean>;
    expires_at: Date | null;
    created_at: CreatedAt;
  };
  shown_proofs: {
    user_id: number;
    resume_id: number;
    purpose: 'Renting' | 'Rehoming' | 'Travel' | 'Sitter' | 'Just because';
    proof_id: number;
  };
  sign_ins: {
    state_hash: string;
    browser_hash: string;
    nonce: string;
    code_verifier: string;
    session_hash: string | null;
    expires_at: Date;
  };
  signing_keys: {
    id: string;
    public_key: string;
    private_key: string | null;
    created_at: CreatedAt;
  };
  stranger_letters: {
    id: Generated<number>;
    address_hash: string;
    sent_at: Date;
  };
  users: {
    id: Generated<number>;
    username: string;
    username_key: string;
    password_hash: string | null;
    role: Generated<'user' | 'admin'>;
    name: string;
    email: string;
    profession: Generated<string>;
    address: Generated<string>;
    phone: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    country: Generated<string>;
    picture: string | null;
    picture_bytes: Generated<number>;
    download_credits: Generated<number>;
    subscription_status: Generated<string>;
    email_confirmed_at: Date | null;
    had_confirmed_email: Generated<boolean>;
    created_at: CreatedAt;
    last_login: Date | null;
    deleted_at: Date | null;
  };
  webhook_events: {
    provider: string;
    event_id: string;
    type: string;
    received_at: Date;
    processed_at: Date | null;
  };
  writings: {
    id: Generated<number>;
    user_id: number;
    pet_id: number;
    wanted: string;
    state: 'writing' | 'keeping' | 'done' | 'stopped' | 'failed';
    until: Date;
  };
}
