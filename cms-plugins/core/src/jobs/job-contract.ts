import { z } from "zod";

export const jobRunSchema = z.object({
  /** In ms since 1970. */
  at: z.number(),
  /** Null where the process was killed. */
  ms: z.number().nullable(),
  outcome: z.enum(["succeeded", "failed", "interrupted"]),
  error: z.string(),
  /** Runs in a row that ended like this; `at` and `ms` are of the last one. */
  times: z.number(),
});
export type JobRun = z.infer<typeof jobRunSchema>;
export const jobRunsSchema = z.array(jobRunSchema);

export const jobSchema = z.object({
  name: z.string(),
  /** A cron expression in Belgian time, or the seconds between two runs. */
  schedule: z.union([z.string(), z.number()]),
  state: z.enum(["running", "waiting", "requested", "off"]),
  nextAt: z.number().nullable(),
  runs: jobRunsSchema,
});
export type JobOverview = z.infer<typeof jobSchema>;
export const jobsSchema = z.object({ jobs: z.array(jobSchema) });

export const jobActions = { read: "admin::jobs.read", run: "admin::jobs.run" };
