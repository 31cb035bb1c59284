import { onOfferIn, personKey, type Language, type ReportOwner } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { reportSources } from "../report-sources.js";
import { homeCourses, type HomeCourse } from "./home-course.js";

/** A home whose owners are to be told of a month, each person once. */
export interface DueHome {
  home: number;
  course: HomeCourse;
  owners: readonly (ReportOwner & { language: Language })[];
}

/** One person has the report once, though staff and an import entered them both. */
function persons(owners: readonly ReportOwner[], languageDefault: Language): DueHome["owners"] {
  const known = new Map<string, DueHome["owners"][number]>();
  for (const owner of owners) {
    const key = personKey(owner.email);
    const before = known.get(key);
    const language = owner.language ?? languageDefault;
    known.set(key, before ? { ...before, name: before.name || owner.name } : { ...owner, email: key, language });
  }
  return [...known.values()];
}

/** OWNER-8: the homes that were on offer for an owner in a month, in the order of their numbers. */
export async function dueReports(strapi: Core.Strapi, month: string): Promise<DueHome[]> {
  const sources = reportSources(strapi);
  const { languageDefault } = await sources.agency("nl");
  const ofHome = new Map<number, ReportOwner[]>();
  for (const owner of await sources.owners())
    for (const home of owner.homes) ofHome.set(home, [...(ofHome.get(home) ?? []), owner]);
  const courses = await homeCourses(strapi, [...ofHome.keys()]);
  return [...ofHome]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([home, owners]) => {
      const course = courses.get(home);
      return course && onOfferIn(course.periods, month)
        ? [{ home, course, owners: persons(owners, languageDefault) }]
        : [];
    });
}
