export const expandableTextMessages = { showMore: 'Show more', showLess: 'Show less' };
