import { patchStrapi } from "../strapi-patches/patch-strapi";

/**
 * "Create a relation" saves the new entry and writes it into the entry around it, where that one is stored. Around an
 * entry that is not yet saved Strapi (5.54) does nothing: the module of a new page was made and belonged to nobody. Here
 * the form of the new page takes it up, as if it had been chosen from the list.
 */
export const linkCreatedRelations = () =>
  patchStrapi({
    name: "link-created-relations",
    folder: /@strapi\/content-manager\/dist\/admin\/pages\/EditView\/components\//,
    changes: {
      "components/FormInputs/Relations/Relations.mjs": [
        ["handleChange: handleChange,", "handleChange: Object.assign(handleChange, { link: onChange }),"],
        [
          "getParentFormValues: getParentFormValuesWithCurrentRelation",
          "getParentFormValues: Object.assign(getParentFormValuesWithCurrentRelation, { link: handleChange.link })",
        ],
      ],
      "components/DocumentActions.mjs": [
        [
          "if (fieldToConnect && documentHistory && (parentDocumentMetaToUpdate.documentId || parentDocumentMetaToUpdate.collectionType === SINGLE_TYPES)) {",
          "if (fieldToConnect && !parentDocumentMetaToUpdate.documentId && parentDocumentMetaToUpdate.collectionType !== SINGLE_TYPES) getParentFormValues?.link?.(res.data);\n",
        ],
      ],
    },
  });
