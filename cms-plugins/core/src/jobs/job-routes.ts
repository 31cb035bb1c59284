import { AppError } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import type { HttpContext } from "../http/http-context.js";
import { parseInput } from "../http/parse-input.js";
import { registeredJobs, type RegisteredJob } from "./background-job.js";
import { jobActions, jobsSchema, type JobOverview } from "./job-contract.js";
import { readJobs, updateJob, type JobRow } from "./jobs-table.js";

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

function stateOf({ isEnabled }: RegisteredJob, row: JobRow | undefined, now: number): JobOverview["state"] {
  if (row?.started_at != null && row.held_until > now) return "running";
  if (row?.requested_at != null) return "requested";
  return isEnabled ? "waiting" : "off";
}

async function readOverview(strapi: Core.Strapi): Promise<JobOverview[]> {
  const rows = new Map((await readJobs(strapi)).map((row) => [row.name, row]));
  return [...registeredJobs(strapi).values()]
    .map((job): JobOverview => {
      const row = rows.get(job.name);
      const state = stateOf(job, row, Date.now());
      return {
        name: job.name,
        schedule: "cron" in job.schedule ? job.schedule.cron : job.schedule.everyMs / 1000,
        state,
        nextAt: state === "off" ? null : (row?.due_at ?? null),
        runs: row?.runs ?? [],
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * The API of the screen about jobs, under Settings, and its permissions, ticked under Settings → Roles → Settings. Called in the
 * register step of the application: in its bootstrap step super admins have their permissions already, and these never.
 */
export async function registerJobScreen(strapi: Core.Strapi): Promise<void> {
  const list = endpoint(strapi, jobsSchema, async () => ({ jobs: await readOverview(strapi) }));
  const run = endpoint(strapi, jobsSchema, async (ctx: HttpContext) => {
    const { name } = parseInput(z.object({ params: z.object({ name: z.string() }) }), ctx).params;
    const job = registeredJobs(strapi).get(name);
    if (!job) throw new AppError("PAGE_NOT_FOUND");
    // Stored: the CMS that runs the job may be another one.
    await updateJob(strapi, name, { requested_at: Date.now() });
    if (job.isEnabled) job.wake();
    return { jobs: await readOverview(strapi) };
  });
  const mayDo = (action: string) => ({
    policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [action] } }],
  });
  const route = { info: { pluginName: "admin" } };
  strapi.admin.routes["jobs"] = {
    type: "admin",
    routes: [
      { ...route, method: "GET", path: "/jobs", handler: list, config: mayDo(jobActions.read) },
      { ...route, method: "POST", path: "/jobs/:name/run", handler: run, config: mayDo(jobActions.run) },
    ],
  };
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "settings", category: "jobs", pluginName: "admin" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the background jobs", uid: "jobs.read" },
    { ...own, displayName: "Run a background job now", uid: "jobs.run" },
  ]);
}
