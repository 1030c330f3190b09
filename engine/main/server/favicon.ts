/** The portal's own icon: a lit arch. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b1220"/><path d="M7 25V16a9 9 0 0 1 18 0v9" fill="none" stroke="#00c16a" stroke-width="3.5" stroke-dasharray="0.1 5" stroke-linecap="round"/><path d="M12 25v-8a4 4 0 0 1 8 0v8z" fill="#3b82f6"/></svg>';
