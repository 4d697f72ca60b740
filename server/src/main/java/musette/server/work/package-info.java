/** Computing time and its limits: workers, fair shares, rate limits, caches, metrics. */
@NullMarked
package musette.server.work;

import org.jspecify.annotations.NullMarked;
