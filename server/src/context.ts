import { createPrivateKey, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { googleCallback } from '@pawsume/contract/auth';
import { API_BASE } from '@pawsume/contract/call';
import type { PriceTable } from '@pawsume/contract/pricing';
import type { Config } from './config.ts';
import { type AddressHash, openAddressHash } from './db/address-hash.ts';
import { openFailureCounts } from './db/day-counts.ts';
import { readServer } from './db/expiry.ts';
import { countWaitingJobs } from './db/jobs/job-queries.ts';
import { type Jobs, openJobs } from './db/jobs/open-jobs.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import type { Db } from './db/types.ts';
import type { Gateways } from './gateways/gateway.ts';
import { openPaypal } from './gateways/paypal.ts';
import { openStripe } from './gateways/stripe.ts';
import { watched } from './gateways/watched.ts';
import { openGoogle } from './identity/google.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { counted as countedSignIns } from './identity/identity-provider.ts';
import { type Clock, type Pause, systemClock, systemPause } from './lib/clock.ts';
import { type Measures, noMeasures } from './lib/measures.ts';
import type { Logger } from './lib/open-log.ts';
import { openPartStates, type PartStates } from './lib/part-states.ts';
import type { Release } from './lib/release.ts';
import { type Limits, openLimits } from './limits/limits.ts';
import { openStore } from './limits/store.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMailer } from './mail/open-mailer.ts';
import { MAILS_TO_AN_ADDRESS } from './mail/recipient-limit.ts';
import type { Prometheus } from './metrics/prometheus.ts';
import type { Tracing } from './metrics/tracing.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { openPictureDecoder, type PictureDecoder } from './pictures/picture-decoder.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { openPdfRedrawer, type PdfRedrawer } from './pictures/proofs/pdf-redrawer.ts';
import { openUploads, type Uploads } from './pictures/uploads.ts';
import { measured as measuredPress, openPress, type Press } from './press/press.ts';
import { type DocumentReader, openDocumentReader } from './reader/documents/document-reader.ts';
import { openTextWorkers, type TextWorkers } from './reader/text-workers.ts';
import type { TextReader } from './writer/model/model-reader.ts';
import { measured as measuredWriter, openWriter } from './writer/open-writer.ts';
import type { Writer } from './writer/writer.ts';

/** The world a request lives in, built once and handed down. Elsewhere it is imported as a type only. */
export interface Context {
  db: Db;
  /** Wipes deleted rows from our own database files. */
  shred(): Promise<void>;
  clock: Clock;
  pause: Pause;
  /** Where browsers reach us. */
  publicUrl: string;
  /** True if requests from elsewhere are refused, and administrators need no second factor. */
  thisMachineAlone: boolean;
  trustedProxies: string[];
  /** What records of handed-out files are signed with; null where the database keeps a key. */
  signingKey: KeyObject | null;
  /** Ids of signing keys that got into other hands: checks say so. */
  withdrawnKeys: readonly string[];
  limits: Limits;
  prices: PriceTable;
  creditCovers: Config['creditCovers'];
  allowance: Config['allowance'];
  /** The folder of the embedded database, of pictures and of uploads. */
  dataDir: string;
  release: Release;
  /** Which parts work. */
  parts: PartStates;
  pictures: PictureStore;
  decoder: PictureDecoder;
  /** Makes strangers' PDFs safe to keep. */
  pdfs: PdfRedrawer;
  uploads: Uploads;
  /** The words of a file. */
  documents: DocumentReader;
  /** Threads that read texts. */
  texts: TextWorkers;
  writer: Writer;
  /** A model that reads texts; null where none is set up. */
  textReader: TextReader | null;
  press: Press;
  gateways: Gateways;
  /** Null where signing in with Google is not set up. */
  google: IdentityProvider | null;
  mailer: Mailer;
  addressHash: AddressHash;
  /** What is done after an answer. */
  jobs: Jobs;
  /** Where people write who need help; null where nobody is named. */
  contactEmail: string | null;
  refuseCommonPasswords: boolean;
  /** Stand-ins take the payments. */
  noRealMoney: boolean;
  measures: Measures;
}

export interface World {
  context: Context;
  /** What is measured, to be read; null where nothing is. */
  prometheus: Prometheus | null;
  close(): Promise<void>;
}

/** Longer than any request takes. */
const UPLOAD_LIFE_MS = 3_600_000;
const PRESS_WORKERS = 2;
const CLOCK_TOLERANCE_S = 60;
/** Everybody on this machine has the same address: people trying the product, tests, journeys. */
const LOOPBACK_FACTOR = 100;

export interface Surroundings {
  log: Logger;
  release: Release;
  /** Stand-ins take the payments. */
  noRealMoney: boolean;
}

/** Everything that the settings name, opened. */
export const buildWorld = async (config: Config, { log, release, noRealMoney }: Surroundings): Promise<World> => {
  const pictures = await openPictures(config, { needsBucket: false });
  const parts = openPartStates(log);
  const database = await reachDatabase(config, { log, parts });
  const clock = systemClock;
  const decoder = openPictureDecoder();
  const uploads = openUploads(join(config.dataDir, 'uploads'));
  // With an embedded database the folder is ours alone; else another server may be receiving a file in it.
  await uploads.sweep(new Date(clock().getTime() - (database.pool ? UPLOAD_LIFE_MS : 0)));
  const prometheus = config.metrics && (await measureIn(database, parts));
  const tracing = config.tracesTo === null ? null : await traceTo(config.tracesTo);
  const measures = { ...noMeasures, ...prometheus?.measures, ...(tracing && { span: tracing.span }) };
  const press = measuredPress(openPress({ workers: PRESS_WORKERS }), measures);
  const texts = openTextWorkers();
  const failures = openFailureCounts({ db: database.db, clock, log });
  const mailer = openMailer({
    smtp: smtpIn(config),
    recipients: recipientsIn(database),
    onFailure: () => failures.add('mail'),
  });
  return {
    context: {
      db: database.db,
      shred: () => database.shred(),
      clock,
      pause: systemPause,
      publicUrl: config.publicUrl,
      thisMachineAlone: config.loopback,
      trustedProxies: config.trustedProxies,
      signingKey: signingKeyIn(config),
      withdrawnKeys: config.withdrawnKeys,
      limits: openLimits({ pool: database.pool, addressFactor: config.loopback ? LOOPBACK_FACTOR : 1 }),
      prices: config.prices,
      creditCovers: config.creditCovers,
      allowance: config.allowance,
      refuseCommonPasswords: config.refuseCommonPasswords,
      contactEmail: config.contactEmail,
      dataDir: config.dataDir,
      release,
      parts,
      pictures,
      decoder,
      pdfs: openPdfRedrawer(),
      uploads,
      documents: openDocumentReader(),
      texts,
      writer: measuredWriter(
        await openWriter(config.ai, {
          onFallback(reason) {
            log.warn({ reason }, 'writer: the model did not write, the built-in writer took over');
            failures.add('model');
          },
        }),
        { hasModel: config.ai !== null, measures },
      ),
      textReader:
        config.ai &&
        (await import('./writer/model/model-reader.ts')).modelReader(config.ai, (reason) => {
          log.warn({ reason }, 'reader: the model did not read a text, only patterns were looked for');
          failures.add('model');
        }),
      press,
      gateways: {
        stripe:
          config.stripe && watched(openStripe(config.stripe), { measures, onFailure: () => failures.add('stripe') }),
        paypal:
          config.paypal && watched(openPaypal(config.paypal), { measures, onFailure: () => failures.add('paypal') }),
      },
      google:
        config.google &&
        countedSignIns(
          openGoogle({ ...config.google, redirectUri: config.publicUrl + API_BASE + googleCallback.path }),
          () => failures.add('google'),
        ),
      mailer,
      addressHash: await openAddressHash(database.db, config.addressSecret),
      jobs: openJobs(),
      noRealMoney,
      measures,
    },
    prometheus,
    async close() {
      mailer.close();
      await decoder.close();
      await press.close();
      await texts.close();
      await failures.close();
      await database.close();
      await tracing?.close();
    },
  };
};

/** The database with up-to-date tables; the log tells of it. */
const reachDatabase = async (config: Config, { log, parts }: { log: Logger; parts: PartStates }) => {
  const database = await openDatabase(config, log);
  database.pool?.watch((fault) => parts.note('database', fault));
  const { version, clockErrorS } = await readServer(database.db);
  const made = database.migrationsMade;
  const tables = made === 1 ? '1 migration was made' : `${made || 'no'} migrations were made`;
  log.info({}, `database: reached (PostgreSQL ${version}), ${tables}`);
  if (clockErrorS > CLOCK_TOLERANCE_S) {
    log.warn(
      {},
      `clock: ${clockErrorS} s away from the database's, sessions and links end at wrong times until it is set`,
    );
  }
  return database;
};

const signingKeyIn = ({ signingKey }: Config) =>
  signingKey === null
    ? null
    : createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' });

const smtpIn = ({ smtpUrl, mailFrom, contactEmail }: Config) =>
  smtpUrl === null ? null : { url: smtpUrl, from: mailFrom, replyTo: contactEmail };

const recipientsIn = ({ pool }: OpenDatabase) => openStore(pool)('mails', MAILS_TO_AN_ADDRESS.windowS);

/** Loaded only where somebody reads it. */
const measureIn = async ({ db, pool }: OpenDatabase, { isUp }: PartStates): Promise<Prometheus> => {
  const { openPrometheus } = await import('./metrics/prometheus.ts');
  const countConnections = pool && (() => pool.counts());
  return openPrometheus({ countConnections, countJobs: () => countWaitingJobs(db), isUp });
};

const traceTo = async (endpoint: string): Promise<Tracing> => {
  const { openTracing } = await import('./metrics/tracing.ts');
  return openTracing({ endpoint });
};
