import { oneLine } from '../text/mend.ts';
import { joinList } from './list.ts';

const KNOWN =
  /^(?:rabies|distemper|parvo(?:virus)?|adenovirus|hepatitis|parainfluenza|dhpp|dhppl|dapp|da2pp|dhlpp|lepto(?:spirosis)?|bordetella|kennel cough|lyme(?: disease)?|(?:canine )?influenza|fvrcp|felv|feline leukemia|calicivirus|rhdv2?|myxomatosis|west nile|tetanus|strangles)$/iu;
/** What is said beside the name: when, and how often. */
const BESIDE =
  /\([^)]{0,2000}\)|\b(?:\d-year|three-year|both|booster|puppy series|two doses|vaccines?|shots?|every|since|given|done|last|(?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?|(?:19|20)\d\d)\b/giu;
const MOST = 4;

/** "rabies and DHPP", from what an owner typed; empty where any of it is not plainly the name of a vaccine. */
export const namedVaccines = (typed: string): string => {
  const names = oneLine(typed)
    .replaceAll(BESIDE, '')
    .split(/[,;/&.]|\band\b/u)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0 || names.length > MOST || !names.every((name) => KNOWN.test(name))) return '';
  return joinList([...new Set(names.map((name) => (/^\p{Lu}[\p{Ll}\s]+$/u.test(name) ? lowered(name) : name)))]);
};

const lowered = (name: string): string => (/^(?:lyme|west nile)/iu.test(name) ? name : name.toLowerCase());
