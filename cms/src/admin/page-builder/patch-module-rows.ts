import { patchStrapi } from "../strapi-patches/patch-strapi";

/** As Vite finds it from Strapi's own files. */
const own = "@gevel/cms/src/admin/page-builder/module-field";

/**
 * Strapi's field of relations shows of each its main field, five at a time. The rows of modules are drawn by us, all of them,
 * and the field gets a button for a new one; choosing, dragging, moving by keyboard and taking away stay Strapi's.
 */
export const patchModuleRows = () =>
  patchStrapi({
    name: "patch-module-rows",
    folder: /@strapi\/content-manager\/dist\/admin\/pages\/EditView\/components\//,
    changes: {
      "components/FormInputs/Relations/Relations.mjs": [
        ["import * as React from 'react';", `import { fieldAction, listSizes, rowLabel } from "${own}";\n`],
        [
          "const ariaDescriptionId = React.useId();",
          "const { RELATION_ITEM_HEIGHT, RELATIONS_TO_DISPLAY } = listSizes(targetModel);\n",
        ],
        ["pageSize: RELATIONS_TO_DISPLAY,", "pageSize: listSizes(targetModel).RELATIONS_TO_DISPLAY,"],
        [
          "/*#__PURE__*/ jsx(MemoizedRelationsList, {",
          "fieldAction({ targetModel, disabled: isDisabled, connect: handleConnect, params: currentDocumentMeta.params, Renderer: RelationModalRenderer }),\n",
        ],
        [
          "                                        children: label\n",
          "children: rowLabel({ targetModel, label, id: safeDocumentId, params: documentParams, changedAt: (isTemporary && document ? document : relations[index]).updatedAt })",
        ],
      ],
    },
  });
