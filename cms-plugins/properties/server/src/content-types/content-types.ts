import { citySchema } from "./city-schema.js";
import { ownerSchema } from "./owner-schema.js";
import { projectSchema } from "./project-schema.js";
import { propertySchema } from "./property-schema.js";
import { propertyTypeSchema } from "./property-type-schema.js";

export const contentTypes = {
  project: { schema: projectSchema },
  property: { schema: propertySchema },
  "property-type": { schema: propertyTypeSchema },
  owner: { schema: ownerSchema },
  city: { schema: citySchema },
};
