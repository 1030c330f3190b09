/** Makes the build emit the font files; the server names them in each page's style. */
import '#portal/base/theme/face-files.ts';
