import { pointOfAddress, setback } from "../map/point-of-address.js";
import { municipalities, type Municipality } from "./municipalities.js";
import { projectDescriptions, type ProjectDescription } from "./project-descriptions.js";

/** The sample's listings that are units of a project, by their reference. */
const projectOfListing: Readonly<Record<string, number>> = {
  "GV-0175": 1,
  "GV-0222": 1,
  "GV-0457": 2,
  "GV-0488": 2,
  "GV-0015": 3,
  "GV-0216": 3,
};

export interface ProjectUnit {
  /** Number of its project, from 1. */
  project: number;
  reference: string;
  story: ProjectDescription;
}

export function projectUnit(reference: string): ProjectUnit | undefined {
  const project = projectOfListing[reference];
  const story = project && projectDescriptions[project - 1];
  return story ? { project, reference: `GP-${project}`, story } : undefined;
}

export function municipalityOf({ zip }: ProjectDescription): Municipality {
  const found = municipalities.find((municipality) => municipality.zip === zip);
  if (!found) throw new Error(`the sample has no place ${zip}`);
  return found;
}

/** Of its building, as far from the street as any. */
export const pointOfProject = ({ zip, street, houseNumber }: ProjectDescription) =>
  pointOfAddress({ zip, street, houseNumber, setback: setback.most });
