import type { APIRequestContext } from '@playwright/test';
import type { App } from '../src/app.ts';
import type { Send } from '../src/by-api.ts';
import { makeAdmin, makeCollector, makeNewcomer, makeOwner } from './people.ts';

export type Role = 'nobody' | 'newcomer' | 'owner' | 'collector' | 'admin';

/** Somebody who is logged in. */
export interface Person {
  token: string;
  send: Send;
  /** What the `{name}`s in the paths of screens stand for: ids, or whole paths. */
  places: Readonly<Record<string, string | number>>;
}

/** A running product with people in it, each of whom finds other screens empty or full. */
export interface World {
  app: App;
  request: APIRequestContext;
  people: Record<Exclude<Role, 'nobody'>, Person>;
}

export async function makeWorld(app: App, request: APIRequestContext): Promise<World> {
  const newcomer = await makeNewcomer(request);
  const owner = await makeOwner(request);
  const admin = await makeAdmin(request, app.admin);
  const collector = await makeCollector(request, admin.send);
  return { app, request, people: { newcomer, owner, admin, collector } };
}
