import { publicDocuments } from "../items/public-documents.js";
import type { Project, ProjectUnit } from "@gevel/config";
import { hasText, publicPlace } from "../items/public-place.js";
import type { ViewContext } from "../items/view-context.js";
import type { Construction } from "./normalise-project.js";
import { projectKey } from "../items/project-key.js";
import type { StoredProject } from "./project-row.js";

/** The public view of a project. A price, address or point that is not published is removed here (PROP-8, PROP-9). */
export function toPublicProject(stored: StoredProject, { places, typeNames, pictures }: ViewContext): Project {
  const { id, source, project, publicSince, createdAt, updatedAt } = stored;
  const unit = ({ publishPrice, ...construction }: Construction): ProjectUnit => ({
    ...construction,
    typeName: hasText(construction.typeName) ? construction.typeName : (typeNames.get(construction.webId ?? -1) ?? {}),
    price: (publishPrice ?? project.publishPrice) ? construction.price : null,
  });
  return {
    id,
    key: projectKey(source, project.reference),
    projectNumber: project.projectNumber,
    name: project.name,
    description: project.description,
    publicAddress: project.publicAddress,
    ...publicPlace(project, project.publicAddress, places),
    deliveryDate: project.deliveryDate,
    delivery: project.delivery,
    requirement: project.requirement,
    soldOut: project.soldOut,
    pictures: pictures(project.pictures),
    documents: publicDocuments(project.documents),
    videoUrl: project.videoUrl,
    virtualTourUrl: project.virtualTourUrl,
    agent: project.agent,
    constructions: project.constructions.map(unit),
    createdAt: (publicSince ?? createdAt).toISOString(),
    modifiedAt: updatedAt.toISOString(),
    seo: stored.seo,
  };
}
