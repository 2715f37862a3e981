import { initial } from './migrations/0001-initial.ts';
import { settlement } from './migrations/0002-settlement.ts';
import { identities } from './migrations/0003-identities.ts';
import { accountLife } from './migrations/0004-account-life.ts';
import { limits } from './migrations/0005-limits.ts';
import { noLeftovers } from './migrations/0006-no-leftovers.ts';
import { nothingLost } from './migrations/0007-nothing-lost.ts';
import { oneAtATime } from './migrations/0010-one-at-a-time.ts';
import { plainToTheBuyer } from './migrations/0011-plain-to-the-buyer.ts';
import { earlierAddresses } from './migrations/0013-earlier-addresses.ts';
import { secondFactor } from './migrations/0014-second-factor.ts';
import { allowance } from './migrations/0015-allowance.ts';
import { goneWithResume } from './migrations/0016-gone-with-resume.ts';
import { told } from './migrations/0017-told.ts';
import { modelFailed } from './migrations/0018-model-failed.ts';
import { earlierTexts } from './migrations/0019-earlier-texts.ts';
import { pageSettings } from './migrations/0020-page-settings.ts';
import { numbers } from './migrations/0021-numbers.ts';
import { countedDays } from './migrations/0022-counted-days.ts';
import { manyRows } from './migrations/0023-many-rows.ts';
import { jobs } from './migrations/0024-jobs.ts';
import { writings } from './migrations/0025-writings.ts';
import { sharedLinks } from './migrations/0026-shared-links.ts';
import { linkReaders } from './migrations/0027-link-readers.ts';
import { confirmations } from './migrations/0028-confirmations.ts';
import { registeredFiles } from './migrations/0029-registered-files.ts';
import { proofs } from './migrations/0030-proofs.ts';
import { askingBrowsers } from './migrations/0031-asking-browsers.ts';
import { strangerLetters } from './migrations/0032-stranger-letters.ts';
import { waysInAdded } from './migrations/0033-ways-in-added.ts';
import { boughtVersions } from './migrations/0036-bought-versions.ts';
import { afterARestore } from './migrations/0037-after-a-restore.ts';
import { profilePlace } from './migrations/0038-profile-place.ts';
import { cleanEmails } from './migrations/0039-clean-emails.ts';
import { generatedOnce } from './migrations/0040-generated-once.ts';
import { writingLocks } from './migrations/0041-writing-locks.ts';
import { noCountedDays } from './migrations/0042-no-counted-days.ts';

/** All changes of the schema so far, in their order. */
export const migrations = {
  '0001-initial': initial,
  '0002-settlement': settlement,
  '0003-identities': identities,
  '0004-account-life': accountLife,
  '0005-limits': limits,
  '0006-no-leftovers': noLeftovers,
  '0007-nothing-lost': nothingLost,
  '0010-one-at-a-time': oneAtATime,
  '0011-plain-to-the-buyer': plainToTheBuyer,
  '0013-earlier-addresses': earlierAddresses,
  '0014-second-factor': secondFactor,
  '0015-allowance': allowance,
  '0016-gone-with-resume': goneWithResume,
  '0017-told': told,
  '0018-model-failed': modelFailed,
  '0019-earlier-texts': earlierTexts,
  '0020-page-settings': pageSettings,
  '0021-numbers': numbers,
  '0022-counted-days': countedDays,
  '0023-many-rows': manyRows,
  '0024-jobs': jobs,
  '0025-writings': writings,
  '0026-shared-links': sharedLinks,
  '0027-link-readers': linkReaders,
  '0028-confirmations': confirmations,
  '0029-registered-files': registeredFiles,
  '0030-proofs': proofs,
  '0031-asking-browsers': askingBrowsers,
  '0032-stranger-letters': strangerLetters,
  '0033-ways-in-added': waysInAdded,
  '0036-bought-versions': boughtVersions,
  '0037-after-a-restore': afterARestore,
  '0038-profile-place': profilePlace,
  '0039-clean-emails': cleanEmails,
  '0040-generated-once': generatedOnce,
  '0041-writing-locks': writingLocks,
  '0042-no-counted-days': noCountedDays,
};
