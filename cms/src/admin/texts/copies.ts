const why = "content-manager.containers.list.autoCloneModal.error.relation";

/** Why an entry is not copied at once; what Strapi says of it no longer holds (see leave-relations.ts). */
export const copiesEn = { [why]: "These stay with the original: the copy begins without them." };
export const copiesNl = { [why]: "Die blijven bij het origineel: de kopie begint zonder." };
export const copiesFr = { [why]: "Elles restent à l’original : la copie commence sans elles." };
