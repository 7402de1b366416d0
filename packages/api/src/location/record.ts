/** A place's name without spaces and case: what makes two of them the same under one parent. */
export const placeKey = (name: string) => name.normalize('NFC').replace(/\s+/g, '').toLowerCase();

/** A name as it is stored, with its key. */
export const nameColumns = (name: string) => ({ name, name_key: placeKey(name) });
