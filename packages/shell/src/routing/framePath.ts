/** Path of the HTML that stands in for every page without one of its own until its code is there. */
export const framePath = '/app.html';
