import { citySchema } from "./places/city-schema.js";
import { ownerSchema } from "./owners/owner-schema.js";
import { projectSchema } from "./projects/project-schema.js";
import { propertySchema } from "./listings/property-schema.js";
import { propertyTypeSchema } from "./types/property-type-schema.js";
import { importSourceSchema } from "./sources/source-schema.js";

export const contentTypes = {
  project: { schema: projectSchema },
  property: { schema: propertySchema },
  "property-type": { schema: propertyTypeSchema },
  owner: { schema: ownerSchema },
  city: { schema: citySchema },
  "import-source": { schema: importSourceSchema },
};
