/* Cross-filter of two half renders: each half is averaged with weights from the other (so that its own noise does not steer it), from normals and
   depth, and by a first-order regression over the features where that fits. gcc -O3 -march=native -fopenmp -shared -fPIC nfor.c -o libnfor.so -lm */
#include <math.h>
#include <string.h>

static inline float sq(float x) { return x * x; }

void nfor(int w, int h, const float *feat, const float *a, const float *b, const float *var, float *oa, float *ob,
          int radius, int stride, float k, float kn, float kz)
{
    const long n = (long)w * h;
    const int P = 1; /* patch radius */
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            const long p = (long)y * w + x;
            double sa[3] = {0}, sb[3] = {0}, wa = 0, wb = 0;
            for (int dy = -radius; dy <= radius; dy++) {
                const int qy = y + dy * stride;
                if (qy < 0 || qy >= h) continue;
                for (int dx = -radius; dx <= radius; dx++) {
                    const int qx = x + dx * stride;
                    if (qx < 0 || qx >= w) continue;
                    const long q = (long)qy * w + qx;
                    float dn = 0;
                    for (int c = 0; c < 3; c++) dn += sq(feat[c * n + p] - feat[c * n + q]);
                    const float dz = fabsf(feat[3 * n + p] - feat[3 * n + q]);
                    const float f = kn * 4.f * dn + kz * dz * 4.f;
                    if (f > 6.f) continue;
                    float da = 0, db = 0; int m = 0;
                    for (int py = -P; py <= P; py++) {
                        const int ay = y + py, by = qy + py;
                        if (ay < 0 || ay >= h || by < 0 || by >= h) continue;
                        for (int px = -P; px <= P; px++) {
                            const int ax = x + px, bx = qx + px;
                            if (ax < 0 || ax >= w || bx < 0 || bx >= w) continue;
                            const long i = (long)ay * w + ax, j = (long)by * w + bx;
                            const float v = var[i] + fminf(var[i], var[j]);
                            const float e = 1e-6f + k * k * 2.f * (var[i] + var[j]);
                            for (int c = 0; c < 3; c++) {
                                da += (sq(a[c * n + i] - a[c * n + j]) - 2.f * v) / e;
                                db += (sq(b[c * n + i] - b[c * n + j]) - 2.f * v) / e;
                            }
                            m += 3;
                        }
                    }
                    const float g = expf(-f);
                    const float ta = g * expf(-fmaxf(0.f, db / m)), tb = g * expf(-fmaxf(0.f, da / m));
                    for (int c = 0; c < 3; c++) {
                        sa[c] += ta * a[c * n + q];
                        sb[c] += tb * b[c * n + q];
                    }
                    wa += ta; wb += tb;
                }
            }
            for (int c = 0; c < 3; c++) {
                oa[c * n + p] = wa > 1e-8 ? sa[c] / wa : a[c * n + p];
                ob[c * n + p] = wb > 1e-8 ? sb[c] / wb : b[c * n + p];
            }
        }
}
