import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { rejectDangerousFiles } from "./reject-dangerous-files.js";
import { stripUploads } from "./strip-uploads.js";
import type { UploadProvider, UploadService } from "./upload-services.js";

const both = z.object({ upload: z.function(), replace: z.function() });
const isService = (service: unknown) => both.safeParse(service).success;
const changed = "Strapi's upload plugin has other services than those that are extended here";
const serviceSchema = z.custom<UploadService>(isService, changed);
const providerSchema = z.custom<UploadProvider>(isService, changed);

/** Strapi's registry of services, by its own way to wrap one. */
const registrySchema = z.custom<{ extend(uid: string, wrap: (service: unknown) => unknown): unknown }>(
  (registry) => registry instanceof Object && "extend" in registry,
);

/** Everything that is uploaded or replaced, by whatever way, passes these two services. */
export function extendUploads(strapi: Core.Strapi): void {
  const registry = registrySchema.parse(strapi.get("services"));
  registry.extend("plugin::upload.upload", (service) => rejectDangerousFiles(strapi, serviceSchema.parse(service)));
  registry.extend("plugin::upload.provider", (service) => stripUploads(strapi, providerSchema.parse(service)));
}
