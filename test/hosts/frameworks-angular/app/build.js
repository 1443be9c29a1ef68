import { Architect } from '@angular-devkit/architect';
import { WorkspaceNodeModulesArchitectHost } from '@angular-devkit/architect/node/index.js';
import { schema, workspaces } from '@angular-devkit/core';
import { createConsoleLogger, NodeJsSyncHost } from '@angular-devkit/core/node';
import { dirname } from 'node:path';

// What `ng build` does, without the command line around it, which is as large again as the rest.
const [, , base = ''] = process.argv;
const group = dirname(import.meta.dirname);
const host = workspaces.createWorkspaceHost(new NodeJsSyncHost());
const { workspace } = await workspaces.readWorkspace(`${group}/angular.json`, host);
const registry = new schema.CoreSchemaRegistry();
registry.addPostTransform(schema.transforms.addUndefinedDefaults);
const architect = new Architect(new WorkspaceNodeModulesArchitectHost(workspace, group), registry);
const target = { project: 'app', target: 'build' };
const run = await architect.scheduleTarget(
  target,
  { outputPath: { base, browser: '' } },
  { logger: createConsoleLogger() },
);
const { success, error } = await run.result;
await run.stop();
if (!success) throw new Error(error ?? 'Angular could not build the page');
