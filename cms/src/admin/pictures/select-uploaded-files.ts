import { patchStrapi } from "../strapi-patches/patch-strapi";

/**
 * Whoever uploads files while choosing some means to choose them. Strapi (5.54) puts them into the library and leaves
 * them to be found and ticked there; here they are ticked.
 */
export const selectUploadedFiles = () =>
  patchStrapi({
    name: "select-uploaded-files",
    folder: /@strapi\/upload\/dist\/admin\/components\/MediaLibraryDialog\//,
    changes: {
      "MediaLibraryDialog.mjs": [
        [
          "const [folderId, setFolderId] = React.useState(null);",
          "const [folderId, setFolderId] = React.useState(null); const [uploaded, setUploaded] = React.useState([]);",
        ],
        [
          "initiallySelectedAssets: initiallySelectedAssets,",
          "initiallySelectedAssets: [...initiallySelectedAssets, ...uploaded],",
        ],
        [
          "jsx(UploadAssetDialog, {",
          "jsx(UploadAssetDialog, { addUploadedFiles: (files)=>setUploaded((before)=>[...before, ...files]),",
        ],
      ],
    },
  });
