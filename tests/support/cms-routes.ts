import { z } from "zod";
import type { BootedCms } from "./boot-cms.js";

const layersSchema = z.array(z.object({ path: z.string(), methods: z.array(z.string()) }));
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Each route of a CMS, and its path with its parameters filled in. */
export const cmsRoutes = ({ strapi }: BootedCms) =>
  layersSchema.parse(strapi.server.listRoutes()).flatMap((layer) =>
    layer.methods
      .filter((name) => methods.has(name))
      .map((method) => ({
        method,
        name: `${method} ${layer.path}`,
        pathWith: (value: string) => layer.path.replace(/:\w+(\([^)]*\))?/g, value).replace(/\(.*\)/, "nothing"),
      })),
  );
