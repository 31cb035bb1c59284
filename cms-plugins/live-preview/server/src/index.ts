import type { DraftForm, LivePreviewSources } from "@gevel/config";
import { staffLanguage } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { z } from "zod";
import { attributesIn, draftEntry, parseableEntry, type Fields } from "./draft-entry.js";
import { livePreviewController } from "./live-preview-controller.js";
import { pluginSettings, settingsSchema } from "./plugin-settings.js";
import { previewHandler, type PreviewRequest } from "./preview-handler.js";
import { configurePreviewSources, screenOf } from "./preview-sources.js";
import { storedForm } from "./unsaved-forms.js";

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  controllers: { form: ({ strapi }: { strapi: Core.Strapi }) => livePreviewController(strapi) },
  services: {
    preview: ({ strapi }: { strapi: Core.Strapi }) => ({
      configureSources: (sources: LivePreviewSources) => configurePreviewSources(strapi, sources),
      /** For `preview.config.handler` of `config/admin`. */
      address: (uid: string, request: PreviewRequest) =>
        previewHandler({
          ...pluginSettings(strapi),
          screenOf: (type) => screenOf(strapi, type),
          staffLanguage: () => staffLanguage(strapi),
        })(uid, request),
      storedForm: (key: string) => storedForm(strapi, key),
      /** An entry as if the form were saved now; a value that cannot be read yet keeps its stored one. */
      entryWith: (form: DraftForm, stored: Fields, parse: (entry: Fields) => z.ZodError | undefined) =>
        parseableEntry(stored, draftEntry(form.uid, stored, form.values, attributesIn(strapi)), parse),
    }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        {
          method: "POST",
          path: "/forms",
          handler: "form.show",
          config: { policies: ["admin::isAuthenticatedAdmin"] },
        },
      ],
    },
  },
};
