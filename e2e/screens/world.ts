import type { APIRequestContext } from '@playwright/test';
import type { App } from '../src/app.ts';
import { makeAdmin, makeCollector, makeNewcomer, makeOwner, type Person } from './people.ts';

export type Role = 'nobody' | 'newcomer' | 'owner' | 'collector' | 'admin';

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
