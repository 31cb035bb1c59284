/** Strapi's French where it has none, or says another word than the rest of the admin. */
export const strapiFr: Readonly<Record<string, string>> = {
  "content-manager.containers.list.filters.status": "Statut",
  "content-manager.containers.List.statusFilter.draft": "Brouillon (jamais publié)",
  "content-manager.containers.List.statusFilter.published": "Publié (tout)",
  "content-manager.containers.List.statusFilter.publishedModified": "Publié (modifié)",
  "content-manager.containers.List.statusFilter.publishedUnmodified": "Publié (inchangé)",
  "content-manager.containers.list.autoCloneModal.error.unique": "Cette valeur ne peut exister deux fois.",
  "content-manager.listView.validation.errors.title": "À corriger",
  "content-manager.listView.validation.errors.message":
    "Vérifiez que tous les champs sont valides avant de publier (champs obligatoires, longueur, etc.)",
  "HomePage.addWidget.button": "Ajouter un widget",
  "app.utils.unpublish": "Dépublier",
};
