/** The build puts imported styles into a file. */
declare module '*.css';
