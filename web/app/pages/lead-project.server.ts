import type { Lead } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { readProject } from "~/projects/read-project.server";
import type { Resolved } from "./resolve/resolve-path";

/** The longest name a lead stores. */
const nameLimit = 255;

/** FORM-1: the project that a form was sent from the page of, by the name it has there. */
export function leadProject(context: Pick<AppLoadContext, "replica">, resolved: Resolved): Lead["project"] {
  if (resolved.kind !== "project") return null;
  const project = context.replica.projects.find(resolved.id);
  if (!project) return null;
  return { id: project.id, name: readProject(context, project, resolved.language).title.slice(0, nameLimit) };
}
